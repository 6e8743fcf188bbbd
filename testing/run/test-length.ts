/**
 * Tests that repeat the same attempt run a few rounds in `npm test` and many in `npm run test:long`, which sets
 * TEST_LENGTH.
 */
export const isLongRun = process.env.TEST_LENGTH === 'long';

export const rounds = ({ short, long }: { short: number; long: number }): number => (isLongRun ? long : short);
