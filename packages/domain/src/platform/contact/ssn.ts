// Social Security numbers: checked, shown, and masked the same way everywhere (EMP-018, EMP-019, CHK-010).

const SHOWN_MAX = 11;
const HIDDEN = '*****';

export const ssnDigits = (ssn: string): string => ssn.replaceAll(/[\s-]/g, '');

/** Never issued: areas 000, 666, and from 900, group 00, serial number 0000. */
const ISSUED = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

/** Printed on sample cards and typed to get past a form; no employee's. */
const SAMPLES = ['078051120', '219099999', '123456789'];
const ONE_DIGIT = /^(\d)\1{8}$/;

export type SsnProblem = 'ssn_invalid' | 'ssn_refused';

/** Whether digits are missing, or all nine are there and nobody can have this number. */
export function ssnProblem(ssn: string): SsnProblem | null {
  const digits = ssnDigits(ssn);
  if (!/^\d{9}$/.test(digits)) return 'ssn_invalid';
  return ISSUED.test(digits) && !SAMPLES.includes(digits) && !ONE_DIGIT.test(digits) ? null : 'ssn_refused';
}

export const isSsn = (ssn: string): boolean => ssnProblem(ssn) === null;

/** Digits and asterisks as 3-2-4; what is typed so far gets its dashes as soon as they are due. */
export function formatSsn(typed: string): string {
  const signs = typed
    .slice(0, SHOWN_MAX * 4)
    .replaceAll(/[^\d*]/g, '')
    .slice(0, 9);
  return [signs.slice(0, 3), signs.slice(3, 5), signs.slice(5)].filter((part) => part !== '').join('-');
}

/** For those who may not see it: `*****6789`. */
export const maskSsn = (ssn: string): string => `${HIDDEN}${ssnDigits(ssn).slice(-4)}`;

/** A masked number that comes back from a form means unchanged. */
export const isMaskedSsn = (typed: string): boolean => typed.includes('*');
