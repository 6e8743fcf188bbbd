// What a file is to its reader: how large, whether the browser can show it, and how to take it along.
import type { ApplicationAttachment } from '@onward/contract/applications';
import { useTranslation } from 'react-i18next';
import { readFile } from '../profile.api.ts';

const SHOWN_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain'];

export const canPreview = ({ content_type }: Pick<ApplicationAttachment, 'content_type'>): boolean =>
  SHOWN_TYPES.includes(content_type);

const KILOBYTE = 1024;

export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    const [size, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 1 });
    return format.format(size);
  };
}

/** The call carries the reader's rights in its headers, so a plain link would not do. */
export async function saveAs({ id, file_name }: Pick<ApplicationAttachment, 'id' | 'file_name'>): Promise<void> {
  const address = URL.createObjectURL(await readFile(id, 'download'));
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  URL.revokeObjectURL(address);
}
