// Opens the editor of a field that the address asks for; links from other pages lead to what has to be fixed.
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { EditField } from './issues/use-issue-jump.ts';
import { sectionOf } from './sections.ts';

const PARAMETER = 'edit';

/** An address of the open record that asks for a field's editor. */
export function withEditor(address: URLSearchParams, field: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set(PARAMETER, field);
  return next;
}

export function useEditFromAddress(onEdit: EditField): void {
  const [address, setAddress] = useSearchParams();
  const field = address.get(PARAMETER);
  const open = useEffectEvent((wanted: string) => {
    onEdit(sectionOf(address), wanted);
    const next = new URLSearchParams(address);
    next.delete(PARAMETER);
    setAddress(next, { replace: true });
  });
  useEffect(() => {
    if (field !== null) open(field);
  }, [field]);
}
