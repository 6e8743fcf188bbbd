// How a percentage of a state tax form is shown (EMP-020): Arizona stores tenths with a unit, such as `25_percent`.

const TENTHS = /^(\d{1,6})_(\S{1,20})$/;

/** `25_%` is 2.5%, `25_percent` is 2.5 percent; other shapes are shown as they are. */
export function formatPercentWithheld(value: string): string {
  const [, tenths, unit = ''] = TENTHS.exec(value) ?? [];
  if (tenths === undefined) return value;
  const isWord = /^\p{L}/u.test(unit);
  return `${(Number(tenths) / 10).toFixed(1)}${isWord ? ' ' : ''}${unit}`;
}
