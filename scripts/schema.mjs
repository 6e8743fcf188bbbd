import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/write-schema.ts');
