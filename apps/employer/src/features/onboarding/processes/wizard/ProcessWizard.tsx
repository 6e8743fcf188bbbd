// Header, steps, and buttons of the wizard; each step is a component of its own.
import type { CompanyProcess } from '@onward/contract/onboarding/onboarding-processes';
import { Button } from 'antd';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { SaveState } from '../../../hiring-processes/parts/SaveState.tsx';
import { ReadinessDrawer } from '../readiness/ReadinessDrawer.tsx';
import { ConfigureStep } from './configure/ConfigureStep.tsx';
import { IntroductionStep } from './configure/IntroductionStep.tsx';
import { NameStep } from './NameStep.tsx';
import { ProcessConflict } from './ProcessConflict.tsx';
import { ProcessFooter } from './ProcessFooter.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import styles from './ProcessWizard.module.css';
import { givenModules, type ProcessDraft } from './process-draft.ts';
import { SelectStep } from './select/SelectStep.tsx';
import { useProcessEditor } from './use-process-editor.ts';
import { isWizardStep, type WizardPlace } from './wizard-steps.ts';

interface Props {
  /** Null for a new process. */
  process: CompanyProcess | null;
  first: ProcessDraft;
  readOnly: boolean;
}

export function ProcessWizard({ process, first, readOnly }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [place, goTo] = useWizardPlace();
  const checking = useDialog<true>();
  const editing = useProcessEditor({
    process,
    first,
    readOnly,
    onProblem: goTo,
    onSaved: () => void navigate(paths.adminOnboarding('processes')),
  });
  const { draft, dirty, saving, tried } = editing;
  const leaving = useUnsavedChanges(dirty && !saving && !readOnly, { withinPage: false });
  const module = givenModules(draft)[place.module] ?? givenModules(draft)[0];

  return (
    <>
      <PageHeader
        title={draft.name || t('onboarding-setup:wizard.newProcess')}
        titleOnPhone
        divided
        crumbs={[
          { label: t('shell:pages.onboarding'), to: paths.onboarding() },
          { label: t('onboarding-setup:tabs.processes'), to: paths.adminOnboarding('processes') },
        ]}
        beside={
          process !== null &&
          process.in_use_count > 0 && <Pill>{t('onboarding-setup:wizard.inUse', { count: process.in_use_count })}</Pill>
        }
        actions={
          <>
            {!readOnly && (
              <SaveState
                dirty={dirty}
                problems={tried ? Object.keys(editing.problems).length : 0}
                isNew={process === null}
              />
            )}
            {process && (
              <Button icon={<ListChecks size={16} />} onClick={() => checking.show(true)}>
                {t('onboarding-setup:readiness.button')}
              </Button>
            )}
            {!readOnly && (
              <Button
                // First on phones, where the others scroll out of sight.
                data-primary="true"
                loading={saving}
                disabled={!dirty && process !== null}
                onClick={() => void editing.save()}
              >
                {t('onboarding-setup:wizard.saveAndClose')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.wizard}>
        <ProcessSteps editing={editing} place={place} onGo={goTo} />
        <div className={styles.main}>
          {(editing.conflict || editing.failure) && (
            <div className={styles.notice}>
              {editing.conflict ? <ProcessConflict editing={editing} /> : <FormAlert failure={editing.failure} />}
            </div>
          )}
          <div className={styles.step}>
            {place.step === 'configure_process_name' && <NameStep editing={editing} />}
            {place.step === 'select_module' && <SelectStep editing={editing} />}
            {place.step === 'module_introduction' && module && (
              <IntroductionStep key={module.key} editing={editing} module={module} onGo={goTo} />
            )}
            {place.step === 'configure_module' && module && (
              <ConfigureStep key={module.key} editing={editing} module={module} onGo={goTo} />
            )}
          </div>
          <ProcessFooter editing={editing} place={place} module={module} onGo={goTo} />
        </div>
      </div>
      {process && (
        <ReadinessDrawer
          key={`readiness ${checking.visit}`}
          open={checking.open}
          process={process}
          onClose={checking.close}
        />
      )}
      <LeaveDialog question={leaving} />
    </>
  );
}

function useWizardPlace(): [WizardPlace, (place: WizardPlace) => void] {
  const [search, setSearch] = useSearchParams();
  const step = search.get('step');
  const place: WizardPlace = {
    step: isWizardStep(step) ? step : 'configure_process_name',
    module: Math.max(0, Number.parseInt(search.get('module') ?? '1', 10) - 1 || 0),
  };
  const goTo = (next: WizardPlace) => {
    const hasModule = next.step === 'module_introduction' || next.step === 'configure_module';
    setSearch({ step: next.step, ...(hasModule && { module: String(next.module + 1) }) });
  };
  return [place, goTo];
}
