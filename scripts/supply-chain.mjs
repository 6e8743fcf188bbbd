import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/supply-chain.ts');
