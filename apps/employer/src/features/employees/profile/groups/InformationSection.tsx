// A group of information: shown, or edited in place and saved on its own (EMP-010, EMP-012).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import type { InformationGroup } from '@onward/domain/employees/information';
import { Hourglass, Pencil, Send } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useRoomParts } from '../../../../platform/room-parts.ts';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { EDIT_EMPLOYEES, START_ONBOARDING } from '../../permissions.ts';
import { type EditRequest, useEditing } from '../editing.ts';
import { Facts } from '../Facts.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { InformationForm } from './InformationForm.tsx';
import { useGroupFacts } from './use-group-facts.tsx';

interface Props {
  record: EmployeeProfile;
  group: InformationGroup;
  readOnly: boolean;
  request: EditRequest | null;
}

export function InformationSection({ record, group, readOnly, request }: Props) {
  const { t } = useTranslation();
  const factsOf = useGroupFacts(record);
  const { editing, start, stop } = useEditing(group, request, readOnly);
  const module = record.basic_information_module;
  const isLocked = record.employee_information[group] === null;
  return (
    <RecordSection
      section={group}
      beside={
        group === 'basic_information' &&
        module?.waits_for_employee && <Waiting name={record.employee.name} processKey={module.process_key} />
      }
      action={
        !readOnly &&
        !isLocked &&
        !editing && (
          <GuardedButton
            demand={EDIT_EMPLOYEES}
            type="text"
            icon={<Pencil size={15} />}
            label={t('employees:edit')}
            accessibleName={t('employees:editSection', { section: t(`employees:sections.${group}`) })}
            onClick={() => start(null)}
          />
        )
      }
    >
      {isLocked ? (
        <p>{t('employees:compensationHidden')}</p>
      ) : editing ? (
        <InformationForm record={record} group={group} focus={editing.field} onClose={stop} />
      ) : (
        <Facts facts={factsOf(group)} />
      )}
    </RecordSection>
  );
}

interface WaitingProps {
  name: string;
  processKey: string;
}

/** Until then the employee fills it in, with the link that can be sent here (EMP-013). */
function Waiting({ name, processKey }: WaitingProps) {
  const { t } = useTranslation();
  const parts = useRoomParts();
  const sending = useDialog<null>();
  return (
    <>
      <Pill tone="violet" icon={Hourglass}>
        {t('employees:waiting')}
      </Pill>
      <GuardedButton
        demand={START_ONBOARDING}
        size="small"
        icon={<Send size={14} />}
        label={t('employees:sendLink')}
        onClick={() => sending.show(null)}
      />
      {sending.visit > 0 && (
        <Suspense>
          <parts.SendOnboardingLinkDialog
            key={sending.visit}
            processKey={processKey}
            name={name}
            open={sending.open}
            onClose={sending.close}
          />
        </Suspense>
      )}
    </>
  );
}
