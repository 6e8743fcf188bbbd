import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/start.ts');
