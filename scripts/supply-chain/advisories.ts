/** Known weaknesses of the packages in the product, where the registry in use can be asked about them. */
import { execFile } from 'node:child_process';

const MOST_BYTES = 64 * 1_048_576;

export type Advisories = { checked: true; serious: number; total: number } | { checked: false; why: string };

type Report = { metadata?: { vulnerabilities?: Record<string, number> }; statusCode?: number; message?: string };

/** The exit code also tells of findings, so what was printed counts. */
export const askForAdvisories = (root: string): Promise<Advisories> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: MOST_BYTES };
    execFile('npm', ['audit', '--omit', 'dev', '--json'], options, (_error, output) => resolve(readReport(output)));
  });

/** Many registries of companies pass packages on but do not know advisories: then nothing is known, which is not "none". */
export function readReport(output: string): Advisories {
  const report = parse(output);
  const found = report?.metadata?.vulnerabilities;
  if (!found)
    return { checked: false, why: report?.statusCode ? `it answered ${report.statusCode}` : 'it cannot be asked' };
  return { checked: true, serious: (found.high ?? 0) + (found.critical ?? 0), total: found.total ?? 0 };
}

function parse(output: string): Report | null {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return null;
  }
}
