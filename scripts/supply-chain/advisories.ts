/** Known vulnerabilities of the product's packages, where the registry supports it. */
import { execFile } from 'node:child_process';

const MAX_BYTES = 64 * 1_048_576;

export type Advisories = { checked: true; serious: number; total: number } | { checked: false; why: string };

type Report = { metadata?: { vulnerabilities?: Record<string, number> }; statusCode?: number; message?: string };

/** The exit code is also nonzero for findings, so the printed report is what counts. */
export const askForAdvisories = (root: string): Promise<Advisories> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: MAX_BYTES };
    execFile('npm', ['audit', '--omit', 'dev', '--json'], options, (_error, output) => resolve(readReport(output)));
  });

/**
 * Many company registries pass packages on but don't support advisories: then the result is unknown, which is not
 * "none".
 */
export function readReport(output: string): Advisories {
  const report = parse(output);
  const found = report?.metadata?.vulnerabilities;
  if (!found)
    return {
      checked: false,
      why: report?.statusCode ? `it responded with ${report.statusCode}` : 'it cannot be queried',
    };
  return { checked: true, serious: (found.high ?? 0) + (found.critical ?? 0), total: found.total ?? 0 };
}

function parse(output: string): Report | null {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return null;
  }
}
