/** Where the time of a test run goes: the total of each kind of test, and its slowest files. */

export interface TimedFile {
  kind: string;
  file: string;
  seconds: number;
}

const SHOWN = 20;

function timeLines(files: readonly TimedFile[]): string[] {
  const kinds = [...Map.groupBy(files, ({ kind }) => kind)].map(
    ([kind, some]) => `${seconds(sum(some))} ${kind}, ${some.length} files`,
  );
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return [
    'Time by kind of test:',
    ...kinds,
    'Slowest files:',
    ...slowest.map((each) => `${seconds(each.seconds)} ${each.file}`),
  ];
}

export const printTimes = (files: readonly TimedFile[]): void => console.log(`\n${timeLines(files).join('\n')}\n`);

const sum = (files: readonly TimedFile[]): number => files.reduce((total, { seconds }) => total + seconds, 0);

const seconds = (value: number): string => `${value.toFixed(1).padStart(8)} s`;
