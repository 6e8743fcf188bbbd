import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/dev.ts');
