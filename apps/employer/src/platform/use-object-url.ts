// An address for a file that was loaded, until the component is unmounted.
import { useEffect, useState } from 'react';

/** With the type the server detected, because the file's own claim cannot be trusted. */
export function useObjectUrl(blob: Blob, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, type]);
  return address;
}
