import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/check.ts');
