// Social Security numbers: checked, shown, and masked the same way everywhere (EMP-018, EMP-019, CHK-010).

const SHOWN_MAX = 11;
const HIDDEN = '*****';

export const ssnDigits = (ssn: string): string => ssn.replaceAll(/[\s-]/g, '');

/** Never issued: areas 000, 666, and from 900, group 00, serial number 0000. */
export const isSsn = (ssn: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(ssnDigits(ssn));

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
