// Files as people see them: how large, and how to take them along.
import { useFigures } from './language/use-figures.ts';

const KILOBYTE = 1024;

export function useFileSize(): (bytes: number) => string {
  const figure = useFigures();
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    const [size, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
    return figure(size, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}

/** The call that reads a file carries the reader's rights in its headers, so a plain link would not do. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
