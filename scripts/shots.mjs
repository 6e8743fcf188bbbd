import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/shots.ts');
