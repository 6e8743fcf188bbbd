import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/demo.ts');
