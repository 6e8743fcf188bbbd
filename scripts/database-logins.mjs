import { setUpAndRun } from './setup.mjs';

await setUpAndRun('scripts/database-logins.ts');
