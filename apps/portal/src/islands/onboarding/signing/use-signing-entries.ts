// What was entered for the documents; it stays in this visit, so that a reload loses nothing. Storage may be blocked.
import type { DocumentField, FieldValues } from '@onward/domain/documents/fields';
import type { Stroke } from '@onward/domain/documents/signatures';
import { useEffect, useState } from 'preact/hooks';
import { startValues } from '../../documents/fill-inputs.ts';
import type { SignatureMode } from '../../documents/signature-mode.ts';
import type { ActionDocuments } from './document-signing.ts';

export interface SigningEntered {
  name: string;
  mode: SignatureMode;
  strokes: readonly Stroke[];
  values: FieldValues;
  agreed: ReadonlySet<number>;
  read: ReadonlySet<number>;
}

export interface SigningEntries extends SigningEntered {
  change(change: Partial<SigningEntered>): void;
  forget(): void;
}

const keyOf = (actionKey: string): string => `onward.onboarding.signing.${actionKey}`;

export function useSigningEntries(
  actionKey: string,
  fields: readonly DocumentField[],
  signer: ActionDocuments['signer'],
): SigningEntries {
  const [entered, setEntered] = useState<SigningEntered>(() => ({
    name: signer?.name ?? '',
    mode: 'draw',
    strokes: [],
    values: { ...startValues(fields, signer?.values ?? {}, signer?.name ?? ''), ...recall(actionKey) },
    agreed: new Set(),
    read: new Set(),
  }));
  useEffect(() => remember(actionKey, entered.values), [actionKey, entered.values]);
  return {
    ...entered,
    change: (change) => setEntered((known) => ({ ...known, ...change })),
    forget: () => remember(actionKey, null),
  };
}

function recall(actionKey: string): FieldValues {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(actionKey)) ?? '{}') as FieldValues;
  } catch {
    return {};
  }
}

function remember(actionKey: string, values: FieldValues | null): void {
  try {
    if (values) sessionStorage.setItem(keyOf(actionKey), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(actionKey));
  } catch {
    // The page itself still has the values.
  }
}
