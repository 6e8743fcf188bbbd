// Header, steps, and buttons of the wizard; each step is a component of its own.
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { EVERIFY_STEPS, type EverifyCompanyEntry, type EverifyStep } from '@onward/domain/everify/companies';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { ACCOUNT_LOOKS } from '../account-looks.ts';
import { isEverifyStep } from '../entry/entry-paths.ts';
import { useEntryTexts } from '../entry/use-entry-texts.ts';
import { AccountFooter } from './AccountFooter.tsx';
import { AccountSteps } from './AccountSteps.tsx';
import styles from './AccountWizard.module.css';
import { CategoryStep } from './CategoryStep.tsx';
import { CompanyInfoStep } from './CompanyInfoStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { HiringSitesStep } from './HiringSitesStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { type AccountEditing, useAccountEditor } from './use-account-editor.ts';
import { WizardRail } from './WizardRail.tsx';

const STEPS = {
  company_info: CompanyInfoStep,
  employer_category: CategoryStep,
  hiring_sites: HiringSitesStep,
  contacts: ContactsStep,
  preview: PreviewStep,
} as const;

export function AccountWizard({ account }: { account: EverifyCompany | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useWizardStep();
  const editing = useAccountEditor({
    account,
    onProblem: place.goTo,
    onDone: () => void navigate(paths.company('everify')),
  });
  const { step } = place;
  const leaving = useUnsavedChanges(editing.dirty && editing.saving === null, { withinPage: false });
  // A stored draft can be opened where it was left.
  const reached = Math.max(place.reached, account ? doneSteps(editing) : 0);
  const goTo = (wanted: EverifyStep) => {
    if (EVERIFY_STEPS.indexOf(wanted) <= reached) place.goTo(wanted);
  };
  const Step = STEPS[step];
  return (
    <>
      <PageHeader
        title={t('everify:wizard.title')}
        titleOnPhone
        divided
        crumbs={[
          { label: t('shell:pages.company'), to: paths.company() },
          { label: t('shell:modules.uscis_integration'), to: paths.company('everify') },
        ]}
        beside={<Pill {...ACCOUNT_LOOKS.draft}>{t('everify:accounts.statuses.draft')}</Pill>}
        actions={
          <>
            <span className={styles.minutes}>{t('everify:wizard.minutes')}</span>
            <Button loading={editing.saving === 'draft'} onClick={editing.saveDraft}>
              {t('everify:wizard.saveDraft')}
            </Button>
          </>
        }
      />
      <div className={styles.wizard} data-everify-wizard="">
        <AccountSteps step={step} reached={reached} onGo={goTo} />
        <div className={styles.main}>
          <div className={styles.body}>
            <form
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                place.next(editing);
              }}
              id="everify-step"
            >
              {account?.review_note && (
                <p className={styles.note} role="note">
                  {t('everify:accounts.note', { note: account.review_note })}
                </p>
              )}
              <Notices editing={editing} />
              <h2>{t(`everify:steps.${step}.name`)}</h2>
              <p className={styles.lead}>{t(`everify:steps.${step}.text`)}</p>
              <Step key={step} editing={editing} onGo={place.goTo} />
            </form>
            <WizardRail />
          </div>
          <AccountFooter editing={editing} step={step} onBack={place.back} />
        </div>
      </div>
      <LeaveDialog question={leaving} />
    </>
  );
}

function Notices({ editing }: { editing: AccountEditing }) {
  const texts = useEntryTexts();
  const { conflict, failure, entry } = editing;
  if (!conflict) return <FormAlert failure={failure} />;
  const show = (field: string, value: unknown) =>
    texts.lines({ ...entry, [field]: value } as EverifyCompanyEntry, field as keyof EverifyCompanyEntry).join(', ');
  return (
    <EditConflict
      conflict={conflict}
      labelOf={texts.label}
      show={show}
      onTakeTheirs={editing.takeTheirs}
      onKeepMine={editing.keepMine}
    />
  );
}

/** How many steps are complete from the first one on. */
function doneSteps(editing: AccountEditing): number {
  const open = EVERIFY_STEPS.findIndex((step) => Object.keys(editing.problemsOf(step)).length > 0);
  return open < 0 ? EVERIFY_STEPS.length - 1 : open;
}

function useWizardStep() {
  const [search, setSearch] = useSearchParams();
  const [furthest, setFurthest] = useState(0);
  const wanted = search.get('step');
  const step: EverifyStep = isEverifyStep(wanted) ? wanted : EVERIFY_STEPS[0];
  const at = EVERIFY_STEPS.indexOf(step);
  const goTo = (next: EverifyStep) => {
    setFurthest((before) => Math.max(before, at, EVERIFY_STEPS.indexOf(next)));
    setSearch({ step: next });
  };
  return {
    step,
    reached: Math.max(furthest, at),
    goTo,
    back: () => {
      const before = EVERIFY_STEPS[at - 1];
      if (before) goTo(before);
    },
    next: (editing: AccountEditing) => {
      const after = EVERIFY_STEPS[at + 1];
      if (!after) return editing.submit();
      if (editing.check(step)) goTo(after);
    },
  };
}
