// The state behind the department dialog: what is typed, what is wrong with it, and how saving went.
import { createDepartment, type Department, updateDepartment } from '@onward/contract/locations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passOnError } from '../../platform/errors/handle-error.ts';
import { readDepartment } from './departments.api.ts';
import {
  DEPARTMENT_FIELDS,
  type DepartmentEntries,
  type DepartmentField,
  entriesOf,
  faultOf,
  isChanged,
  LENGTH_LIMITS,
  mergeEntries,
  readRefusal,
} from './departments.form.ts';

type Messages = Partial<Record<DepartmentField, string>>;
type Save = (base: Department | null, entries: DepartmentEntries) => Promise<void>;

export function useDepartmentForm(department: Department | null, save: Save) {
  const { t } = useTranslation();
  /** What the entries are compared with; newer than the given one after a reload. */
  const [base, setBase] = useState(department);
  const [entries, setEntries] = useState(() => entriesOf(department));
  const [judged, setJudged] = useState<ReadonlySet<DepartmentField>>(new Set());
  const [refused, setRefused] = useState<Messages>({});
  const [changedMeanwhile, setChangedMeanwhile] = useState(false);
  const [saving, setSaving] = useState(false);

  const faulty = DEPARTMENT_FIELDS.filter((field) => faultOf(field, entries));

  const errorOf = (field: DepartmentField): string | undefined => {
    const fault = judged.has(field) ? faultOf(field, entries) : null;
    return fault ? t(`locations:departments.faults.${fault}`, { max: LENGTH_LIMITS[field] }) : refused[field];
  };

  const enter = (field: DepartmentField, text: string) => {
    setEntries({ ...entries, [field]: text });
    setRefused({ ...refused, [field]: undefined });
  };

  /** A field is judged once it has been left, and from then on with every letter. */
  const leave = (field: DepartmentField) => setJudged(new Set([...judged, field]));

  /** The first field to correct, or null when everything was saved. */
  const submit = async (): Promise<DepartmentField | null> => {
    setJudged(new Set(DEPARTMENT_FIELDS));
    if (faulty[0]) return faulty[0];
    setSaving(true);
    try {
      await save(base, entries);
      return null;
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal?.kind === 'fields') setRefused(refusal.messages);
      else if (refusal?.kind === 'changed') setChangedMeanwhile(true);
      else passOnError(error, base ? updateDepartment : createDepartment);
      return 'name';
    } finally {
      setSaving(false);
    }
  };

  /** Takes over someone else's change beneath what was typed here. */
  const reload = async () => {
    if (!base) return;
    const latest = await readDepartment(base.id);
    setEntries(mergeEntries(entries, entriesOf(base), entriesOf(latest)));
    setBase(latest);
    setChangedMeanwhile(false);
  };

  return {
    entries,
    errorOf,
    enter,
    leave,
    submit,
    reload,
    changed: isChanged(entries, entriesOf(base)),
    changedMeanwhile,
    saving,
  };
}
