import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/company.ts');
