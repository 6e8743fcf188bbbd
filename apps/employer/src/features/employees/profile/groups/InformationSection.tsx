// A group of information: shown, or edited in place and saved on its own (EMP-010, EMP-012).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import type { InformationGroup } from '@onward/domain/employees/information';
import { Hourglass, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
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

/** The employee has filled in the module of the onboarding. */
const DONE = 'completed';

export function InformationSection({ record, group, readOnly, request }: Props) {
  const { t } = useTranslation();
  const factsOf = useGroupFacts(record);
  const { editing, start, stop } = useEditing(group, request, readOnly);
  const isWaiting = record.basic_information_module !== null && record.basic_information_module.status !== DONE;
  const isLocked = record.employee_information[group] === null;
  return (
    <RecordSection
      section={group}
      beside={group === 'basic_information' && isWaiting && <Waiting />}
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

/** Until then the employee fills it in (EMP-013). */
function Waiting() {
  const { t } = useTranslation();
  return (
    <Pill tone="violet" icon={Hourglass}>
      {t('employees:waiting')}
    </Pill>
  );
}
