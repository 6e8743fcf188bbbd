// Names as E-Verify takes them: without full stops and without suffixes.

const SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv)$/i;

export const gatewayName = (name: string): string =>
  name.replaceAll('.', '').replace(/\s+/g, ' ').trim().replace(SUFFIX, '').replaceAll(',', ' ').trim();
