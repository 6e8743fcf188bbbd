// File sizes and downloads.
import { useNumberFormat } from './language/use-number-format.ts';

const KILOBYTE = 1024;

export function useFileSize(): (bytes: number) => string {
  const figure = useNumberFormat();
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    const [size, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
    return figure(size, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}

/** File requests are authorized by headers, so a plain link wouldn't work. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
