/** `npm run check`: types, lint and fences, without running anything. */
import { totalsLine } from '../testing/run/totals.ts';
import { runChecks } from './checks/checks.ts';
import { root } from './supervisor/programs.ts';

const totals = await runChecks(root);
console.log(totalsLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;
