import type { CheckrCandidate, CheckrReport } from './checkr-world.ts';
import { checkrPackages } from './packages.ts';
import { foundRecords } from './present.ts';

/** The text of a report: whose it is, each search of the package with its result, and the records. */
export function reportLines(report: CheckrReport, candidate: CheckrCandidate | undefined): string[] {
  const { first_name = '', last_name = '', dob = '' } = candidate?.fields ?? {};
  const ordered = checkrPackages.find(({ slug }) => slug === report.package);
  const records = report.result === 'consider' ? foundRecords : [];
  const isFound = (type: string): boolean => records.some(({ search }) => search === type);
  return [
    'Background check report (sandbox)',
    '',
    `Candidate: ${String(first_name)} ${String(last_name)}`,
    ...(dob ? [`Date of birth: ${String(dob)}`] : []),
    `Package: ${ordered?.name ?? report.package}`,
    `Ordered: ${report.created_at}`,
    `Completed: ${report.completed_at ?? ''}`,
    `Result: ${report.result ?? 'none'}`,
    '',
    'Searches',
    ...(ordered?.screenings ?? []).map(({ type }) => `${searchName(type)}: ${isFound(type) ? 'consider' : 'clear'}`),
    ...(records.length > 0 ? ['', 'Records', ...records.map(({ text }) => text)] : []),
  ];
}

/** `ssn_trace` is an abbreviation followed by a word. */
const searchName = (type: string): string => {
  const words = type.replaceAll('_', ' ').replace(/^ssn\b/, 'SSN');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
