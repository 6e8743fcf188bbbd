// The copies of what was signed, and whom to ask.
import { useTexts } from '../../../texts/texts.ts';
import { WriteLink } from '../WriteLink.tsx';
import { FirstDay } from './AllDone.tsx';
import type { ChecklistProps } from './Checklist.tsx';
import { Copies } from './Copies.tsx';
import { PortalFrame } from './PortalFrame.tsx';

type TabProps = Pick<ChecklistProps, 'frame' | 'portal' | 'onTab'>;

export function DocumentsTab(props: TabProps) {
  const { t } = useTexts();
  const { files } = props.portal;
  return (
    <PortalFrame {...props} tab="documents" head={<h1>{t('onboarding-portal:copies.title')}</h1>}>
      {files.length > 0 ? <Copies files={files} /> : <p class="words">{t('onboarding-portal:copies.none')}</p>}
    </PortalFrame>
  );
}

const QUESTIONS = ['stop', 'wrong', 'safe', 'language'] as const;

export function HelpTab(props: TabProps) {
  const { t } = useTexts();
  const { contact_name: contact, contact_email: email } = props.portal.first_shift;
  const company = props.portal.company_name;
  return (
    <PortalFrame {...props} tab="help" head={<h1>{t('onboarding-portal:help.title')}</h1>}>
      <section class="card stack-small" aria-labelledby="ask">
        <h2 id="ask">{t('onboarding-portal:help.ask')}</h2>
        <p>
          {contact
            ? t('onboarding-portal:help.person', { name: contact, company })
            : t('onboarding-portal:help.company', { company })}
        </p>
        {email && <WriteLink email={email} />}
      </section>
      <section>
        <h2 class="quiet-heading">{t('onboarding-portal:help.questions')}</h2>
        <div class="rows">
          {QUESTIONS.map((each) => (
            <details key={each} class="row-details">
              <summary>{t(`onboarding-portal:help.${each}.question`)}</summary>
              <p class="words">{t(`onboarding-portal:help.${each}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
      <FirstDay portal={props.portal} />
    </PortalFrame>
  );
}
