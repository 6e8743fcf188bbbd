// A person's full name as it is written: Chinese names begin with the family name, without a space.
const CHINESE = /^\p{Script=Han}+$/u;

export function fullName({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string {
  const [given, family] = [first.trim(), last.trim()];
  return CHINESE.test(given) && CHINESE.test(family) ? family + given : [given, family].filter(Boolean).join(' ');
}
