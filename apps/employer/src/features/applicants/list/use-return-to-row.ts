// After Back from a profile, the row of its person has the focus again, so that J and K go on from there (AHD-004).
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { rowLink } from '../../../platform/lists/use-list-keys.ts';

let shown: number | null = null;

export function useRememberedProfile(id: number): void {
  useEffect(() => {
    shown = id;
  }, [id]);
}

/** For the part of a list that appears with its rows. */
export function useReturnToRow(): void {
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rows after Back
  useEffect(() => {
    const { activeElement: focused } = document;
    const isFree = focused === null || focused === document.body || focused.id === 'content';
    if (isBack && shown !== null && isFree) rowLink(shown)?.focus({ preventScroll: true });
    shown = null;
  }, []);
}
