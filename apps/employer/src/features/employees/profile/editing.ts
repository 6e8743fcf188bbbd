// Which sections of the open record are being edited, and requests from open issues to edit a field.
import { createContext, useContext, useEffect, useState } from 'react';
import type { RecordSection } from './sections.ts';

export interface EditRequest {
  section: RecordSection;
  field: string | null;
  /** A higher number repeats the request. */
  count: number;
}

type Report = (section: RecordSection, isEditing: boolean) => void;
const Reports = createContext<Report>(() => undefined);

/** Receives which sections are being edited, for the presence of the user. */
export const EditingReports = Reports.Provider;

interface Editing {
  /** The field that gets the focus; null for the first one. */
  field: string | null;
}

export function useEditing(section: RecordSection, request: EditRequest | null, readOnly: boolean) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const report = useContext(Reports);
  const requested = request?.section === section && !readOnly ? request : null;
  useEffect(() => {
    if (requested) setEditing({ field: requested.field });
  }, [requested]);
  const isEditing = editing !== null && !readOnly;
  useEffect(() => {
    report(section, isEditing);
    return () => report(section, false);
  }, [report, section, isEditing]);
  return {
    editing: isEditing ? editing : null,
    start: (field: string | null) => setEditing({ field }),
    stop: () => setEditing(null),
  };
}
