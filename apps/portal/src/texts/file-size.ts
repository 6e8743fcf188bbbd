// The size of a file as people read it: in kilobytes below one megabyte.
import { LOCALES } from '@onward/domain/platform/languages';
import type { Texts } from './texts.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export function fileSizeText({ t, language }: Texts, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return t('careers:files.size', { kilobytes });
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  return t('careers:files.sizeInMegabytes', { megabytes: format.format(bytes / MEGABYTE) });
}
