// What the applicant entered: values are saved on the server as they are typed, the signature stays in this visit.
import { type OfferTask, saveOfferTask } from '@onward/contract/offers/offer-tasks';
import type { DocumentField, FieldValues } from '@onward/domain/documents/fields';
import type { Stroke } from '@onward/domain/documents/signatures';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { type OfferStep, startValues } from '../documents/fill-inputs.ts';
import type { SignatureMode } from '../documents/signature-mode.ts';
import type { SaveState } from '../saving/saver.ts';
import { useSaver } from '../saving/use-saver.ts';
import { forget, recall, remember } from './session-draft.ts';

export interface Entered {
  /** The legal name, which is also the signature until another one is typed. */
  name: string;
  signature: string | null;
  values: FieldValues;
  mode: SignatureMode;
  strokes: readonly Stroke[];
  step: OfferStep;
}

export interface Entries extends Entered {
  saveState: SaveState;
  /** Entries of this visit are restored by now. */
  isReady: boolean;
  change(change: Partial<Omit<Entered, 'values'>>): void;
  setValues(values: FieldValues): void;
  /** Stops saving, because the offer is being signed or declined. */
  stop(): void;
  resume(): void;
  forget(): void;
}

/** A drawing is signed with the legal name. */
export const signatureName = ({ mode, name, signature }: Pick<Entered, 'mode' | 'name' | 'signature'>): string =>
  (mode === 'type' && signature) || name;

interface EntriesOf {
  task: OfferTask;
  token: string;
  fields: readonly DocumentField[];
  firstStep: OfferStep;
  onRefused(error: unknown): void;
}

export function useEntries({ task, token, fields, firstStep, onRefused }: EntriesOf): Entries {
  const { signer } = task;
  const first = useRef<Entered>({
    name: signer.name,
    signature: null,
    values: startValues(fields, signer.values, signer.name),
    mode: 'draw',
    strokes: [],
    step: firstStep,
  });
  const [entered, setShown] = useState(first.current);
  const [isReady, setReady] = useState(false);
  const newest = useRef(entered);
  const isUnsaved = useRef(false);
  // What was typed before the entries of an earlier load were restored wins over them.
  const touched = useRef<Partial<Entered>>({});

  const update = (change: Partial<Entered>): void => {
    newest.current = { ...newest.current, ...change };
    setShown(newest.current);
    const { name, signature, mode, strokes, step, values } = newest.current;
    remember(token, { name, signature, mode, strokes, step, unsaved: isUnsaved.current ? values : null });
  };

  const saver = useSaver<FieldValues>(async (values) => {
    await api().call(saveOfferTask, { params: { token }, body: { values: { ...values } }, outlivesPage: true });
    if (values === newest.current.values) isUnsaved.current = false;
    update({});
  }, onRefused);

  const save = (values: FieldValues): void => {
    isUnsaved.current = true;
    update({ values });
    saver.give(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: entries of this visit are restored once, on load.
  useEffect(() => {
    const earlier = recall(token);
    if (earlier) {
      const { unsaved, ...rest } = earlier;
      const isStep = firstStep === 'fill' || rest.step === 'sign';
      update({ ...rest, ...(!isStep && { step: firstStep }), ...touched.current });
      if (unsaved) save({ ...unsaved, ...touched.current.values });
    }
    setReady(true);
  }, []);

  return {
    ...entered,
    isReady,
    saveState: saver.state,
    change: (change) => {
      if (!isReady) touched.current = { ...touched.current, ...change };
      update(change);
    },
    setValues: (changed) => {
      if (!isReady) touched.current = { ...touched.current, values: { ...touched.current.values, ...changed } };
      save({ ...newest.current.values, ...changed });
    },
    stop: saver.stop,
    resume: () => {
      if (isUnsaved.current) saver.give(newest.current.values);
    },
    forget: () => forget(token),
  };
}
