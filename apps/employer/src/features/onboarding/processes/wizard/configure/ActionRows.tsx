// Who does each action of a module: the new hire, or roles and people of the company (ONB-004).
import { sideOf } from '@onward/domain/onboarding/module-types';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../../design/status/Pill.tsx';
import { useRoleLabel } from '../../../../../platform/use-role-label.ts';
import { assigneesQuery } from '../../onboarding-processes.api.ts';
import { changeAction, type DraftAction, type DraftModule } from '../process-draft.ts';
import styles from './ConfigureStep.module.css';

interface Props {
  labelId: string;
  module: DraftModule;
  problems: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange: (module: DraftModule) => void;
}

export function ActionRows({ labelId, module, problems, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={styles.actions} aria-labelledby={labelId}>
      {module.actions.map((action, index) => {
        const isCompany = sideOf(action.action_type) === 'hr';
        return (
          <li key={action.action_type}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.action}>
              <strong>{action.name}</strong>
              <small>
                {t(isCompany ? 'onboarding-setup:configure.company' : 'onboarding-setup:configure.employee')}
                {action.description && ` · ${action.description}`}
              </small>
            </span>
            {isCompany ? (
              <AssigneePicker
                action={action}
                error={problems[`actions.${index}.assignees`]}
                readOnly={readOnly}
                onChange={(assignees) => onChange(changeAction(module, action.action_type, { assignees }))}
              />
            ) : (
              <span>
                <Pill>{t('onboarding-setup:configure.newHire')}</Pill>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type Assignees = DraftAction['assignees'];

interface PickerProps {
  action: DraftAction;
  error: string | undefined;
  readOnly: boolean;
  onChange: (assignees: Assignees) => void;
}

const keyOf = ({ kind, id }: Assignees[number]): string => `${kind} ${id}`;

function AssigneePicker({ action, error, readOnly, onChange }: PickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const roleLabel = useRoleLabel();
  const { data: choices = [], isPending } = useQuery({ ...assigneesQuery, enabled: !readOnly });
  const chosen = action.assignees;
  // People who left can still be removed.
  const gone = chosen.filter((assignee) => !choices.some((choice) => keyOf(choice) === keyOf(assignee)));
  const all = [...choices, ...gone];
  const labelOf = (assignee: Assignees[number]) =>
    assignee.kind === 'company_role' ? roleLabel(assignee.name) : assignee.name;
  const options = (kind: Assignees[number]['kind']) =>
    all.filter((each) => each.kind === kind).map((each) => ({ value: keyOf(each), label: labelOf(each) }));
  return (
    <div className={styles.picker}>
      <Select<string[]>
        id={id}
        mode="multiple"
        className={styles.wide ?? ''}
        value={chosen.map(keyOf)}
        disabled={readOnly}
        loading={isPending && !readOnly}
        status={error ? 'error' : ''}
        aria-label={t('onboarding-setup:configure.assigneesOf', { name: action.name })}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        placeholder={t('onboarding-setup:configure.assignees')}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { label: t('onboarding-setup:configure.roles'), options: options('company_role') },
          { label: t('onboarding-setup:configure.people'), options: options('company_staff') },
        ]}
        onChange={(keys) => onChange(all.filter((each) => keys.includes(keyOf(each))))}
      />
      <p id={`${id}-note`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <CircleAlert size={13} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
