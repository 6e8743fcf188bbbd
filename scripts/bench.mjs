import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/bench.ts');
