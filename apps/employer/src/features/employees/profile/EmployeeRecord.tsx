// An employee record: header, sections, and what needs attention at the side (EMP-002, EMP-010).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { INFORMATION_GROUPS } from '@onward/domain/employees/information';
import { isReadOnly } from '@onward/domain/employees/statuses';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DataIntegrityModal } from '../../../design/overlays/DataIntegrityModal.tsx';
import { I9Record } from '../../everify/parts/record/I9Record.tsx';
import { useSeesI9 } from '../../everify/parts/use-sees-i9.ts';
import { Transfers } from '../../payroll/parts/transfers/Transfers.tsx';
import { useSeesPayroll } from '../../payroll/parts/use-sees-payroll.ts';
import { Present } from '../../presence/parts/Present.tsx';
import { usePresence } from '../../presence/parts/use-presence.ts';
import { DirectDepositSection } from './deposit/DirectDepositSection.tsx';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import styles from './EmployeeRecord.module.css';
import { EditingReports, type EditRequest } from './editing.ts';
import { CustomFieldsSection } from './extra/CustomFieldsSection.tsx';
import { InformationSection } from './groups/InformationSection.tsx';
import { RecordHead } from './head/RecordHead.tsx';
import { HistorySection } from './history/HistorySection.tsx';
import { IssuesDialog } from './issues/IssuesDialog.tsx';
import { useFixedIssues } from './issues/use-fixed-issues.ts';
import { NotesSection } from './notes/NotesSection.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { RecordSection as Section } from './RecordSection.tsx';
import { RecordRail } from './rail/RecordRail.tsx';
import { SectionNav } from './SectionNav.tsx';
import { type RecordSection, sectionOf } from './sections.ts';
import { StateTaxSection } from './tax/StateTaxSection.tsx';
import { useEditFromAddress } from './use-edit-from-address.ts';
import { useSectionScroll } from './use-section-scroll.ts';

interface Props {
  record: EmployeeProfile;
  /** The team member who just changed this record. */
  changedBy: string | null;
}

export function EmployeeRecord({ record, changedBy }: Props) {
  const { employee } = record;
  const [address] = useSearchParams();
  const section = sectionOf(address);
  const readOnly = isReadOnly(employee.status);
  const { content, inSight } = useSectionScroll(section);
  const [request, setRequest] = useState<EditRequest | null>(null);
  const { isEditing, report } = useEditedSections();
  const people = usePresence('employee', employee.id, isEditing ? 'editing' : 'viewing');
  const fixed = useFixedIssues(employee.open_issues);
  const edit = (wanted: RecordSection, field: string | null) =>
    setRequest((before) => ({ section: wanted, field, count: (before?.count ?? 0) + 1 }));
  useEditFromAddress(edit);
  const seesPayroll = useSeesPayroll();
  const seesI9 = useSeesI9();
  const showsHistory = section === 'history';
  return (
    <EditingReports value={report}>
      <article className={styles.record}>
        <RecordHead record={record} changedBy={changedBy} present={<Present people={people} />} />
        <div className={styles.columns}>
          <SectionNav record={record} active={showsHistory ? section : inSight} />
          {/* The sections stay mounted behind the history, so that nothing entered is lost. */}
          <div ref={content} className={styles.content} hidden={showsHistory}>
            {readOnly && <ReadOnlyNotice employee={employee} />}
            {INFORMATION_GROUPS.map((group) => (
              <InformationSection key={group} record={record} group={group} readOnly={readOnly} request={request} />
            ))}
            <DirectDepositSection record={record} readOnly={readOnly} />
            <StateTaxSection record={record} readOnly={readOnly} request={request} />
            <DocumentsSection record={record} readOnly={readOnly} />
            {seesI9 && (
              <Section section="i9">
                <I9Record employeeId={employee.id} />
              </Section>
            )}
            {seesPayroll && (
              <Section section="payroll">
                <Transfers employeeId={employee.id} readOnly={readOnly} />
              </Section>
            )}
            <NotesSection employeeId={employee.id} readOnly={readOnly} />
            <CustomFieldsSection employee={employee} readOnly={readOnly} request={request} />
          </div>
          {showsHistory ? (
            <HistorySection employee={employee} />
          ) : (
            <RecordRail record={record} readOnly={readOnly} onEdit={edit} />
          )}
        </div>
        <IssuesDialog record={record} fixed={fixed} onEdit={edit} />
        <MissingData key={employee.id} record={record} />
      </article>
    </EditingReports>
  );
}

function useEditedSections() {
  const [edited, setEdited] = useState<ReadonlySet<RecordSection>>(new Set());
  const report = useCallback(
    (section: RecordSection, isEditing: boolean) =>
      setEdited((now) => {
        if (now.has(section) === isEditing) return now;
        const next = new Set(now);
        if (isEditing) next.add(section);
        else next.delete(section);
        return next;
      }),
    [],
  );
  return { isEditing: edited.size > 0, report };
}

/** A record without location or position can't do its job (PLT-048). */
function MissingData({ record: { employee } }: Pick<Props, 'record'>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(employee.location_id === null || employee.position === null);
  const missing = [
    ...(employee.location_id === null ? [t('employees:missing.location')] : []),
    ...(employee.position === null ? [t('employees:missing.position')] : []),
  ];
  return <DataIntegrityModal open={open} text={missing.join(' ')} onClose={() => setOpen(false)} />;
}
