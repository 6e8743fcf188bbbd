// The state behind the job editor: drafts save automatically, published jobs on request (JOB-004, JOB-013).
import type { EditConflict } from '@onward/contract/errors';
import type { Position } from '@onward/contract/positions/position';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { savePosition } from '../positions.api.ts';
import { changedFields, changeOf, entriesOf, type PositionEntries, rebased, savableFields } from './posting-entries.ts';

const PAUSE_MS = 900;

export interface PositionEditor {
  entries: PositionEntries;
  /** The entries as last saved. */
  saved: PositionEntries;
  change(change: Partial<PositionEntries>): void;
  dirty: boolean;
  saving: boolean;
  /** When the last save succeeded; null before the first. */
  savedAt: Date | null;
  failure: Failure | null;
  conflict: EditConflict | null;
  takeTheirs(conflict: EditConflict): void;
  keepMine(conflict: EditConflict): void;
  /** Returns whether everything is saved afterwards. */
  save(): Promise<boolean>;
}

export function usePositionEditor(position: Position, { autosave }: { autosave: boolean }): PositionEditor {
  const [state, setState] = useState(() => ({ entries: entriesOf(position), saved: entriesOf(position) }));
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(position.version);
  const latest = useRef(state);
  latest.current = state;
  const running = useRef<Promise<boolean> | null>(null);
  const dirty = changedFields(state.entries, state.saved).length > 0;

  const send = async (): Promise<boolean> => {
    const { entries, saved } = latest.current;
    const fields = savableFields(entries, saved);
    if (fields.length === 0) return changedFields(entries, saved).length === 0;
    setSaving(true);
    setFailure(null);
    try {
      const answer = await savePosition(position.digest_key, { ...changeOf(entries, fields), version: version() });
      const sent = Object.fromEntries(fields.map((field) => [field, entries[field]]));
      goOnFrom(answer.version);
      const next = rebased(latest.current, entriesOf(answer), sent);
      latest.current = next;
      setState(next);
      setSavedAt(new Date());
      return changedFields(next.entries, next.saved).length === 0;
    } catch (error) {
      const read = takeFailure(error);
      show(read.conflict);
      setFailure(read.conflict ? null : read);
      return false;
    } finally {
      setSaving(false);
    }
  };

  /** Saves run one after the other, because each needs the version of the one before. */
  const save = async (): Promise<boolean> => {
    await running.current;
    running.current = send();
    const done = await running.current;
    running.current = null;
    return done;
  };

  const saveDraft = useEffectEvent(() => {
    if (conflict === null) void save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    if (!autosave || !dirty || conflict) return;
    const timer = setTimeout(() => saveDraft(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state.entries, autosave, dirty, conflict]);

  // Someone else saved while nothing was changed here, so their version replaces ours.
  const takeNewest = useEffectEvent((newest: Position) => {
    if (newest.version <= version() || changedFields(latest.current.entries, latest.current.saved).length > 0) return;
    goOnFrom(newest.version);
    setState({ entries: entriesOf(newest), saved: entriesOf(newest) });
  });
  useEffect(() => takeNewest(position), [position]);

  // Leaving the page before the autosave runs must not lose the draft.
  const saveOnLeaving = useRef(() => {});
  saveOnLeaving.current = () => {
    if (autosave && dirty && !conflict) void save();
  };
  useEffect(() => () => saveOnLeaving.current(), []);

  return {
    entries: state.entries,
    saved: state.saved,
    change: (change) => {
      setFailure(null);
      setState((now) => ({ ...now, entries: { ...now.entries, ...change } }));
    },
    dirty,
    saving,
    savedAt,
    failure,
    conflict,
    takeTheirs: ({ version: newest, fields }) => {
      const theirs = Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, both.theirs]));
      setState(({ entries, saved }) => ({ entries: { ...entries, ...theirs }, saved: { ...saved, ...theirs } }));
      goOnFrom(newest);
    },
    keepMine: ({ version: newest }) => goOnFrom(newest),
    save,
  };
}
