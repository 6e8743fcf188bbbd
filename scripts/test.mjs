import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/test.ts');
