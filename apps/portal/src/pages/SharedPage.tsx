// An applicant shown to a guest through an expiring link: read only, without contact details (APP-034).

import type { SharedApplication } from '@onward/contract/applicants/application-remarks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { LOCALES } from '@onward/domain/platform/languages';
import { NO, YES } from '@onward/domain/questions/questions';
import type { ComponentChildren } from 'preact';
import type { View } from '../document.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { dayText } from '../texts/job-texts.ts';
import { type Texts, type Translate, useTexts } from '../texts/texts.ts';

interface SharedProps {
  application: SharedApplication;
  token: string;
}

const nameOf = ({ first_name, last_name }: SharedApplication): string => `${first_name} ${last_name}`.trim();

export const sharedView = (frame: PageFrame, { t }: Texts, application: SharedApplication, token: string): View => ({
  title: t('careers:shared.title', { name: nameOf(application) }),
  color: 'teal',
  body: <Shared frame={frame} application={application} token={token} />,
});

function Shared({ frame, application, token }: SharedProps & { frame: PageFrame }) {
  const { t, language } = useTexts();
  const { position_title: position, location_name: location, company_name, shared_by: sender } = application;
  return (
    <>
      <Banner frame={frame} of={{ name: company_name, logo_url: null }}>
        <h1>{nameOf(application)}</h1>
        <p class="banner-words">{t('careers:shared.applied', { position, location })}</p>
      </Banner>
      <main class="column stack" id="content" tabIndex={-1}>
        <section class="card shared-part">
          <p class="meta">{t('careers:shared.sharedBy', { sender })}</p>
          {application.message && <blockquote class="shared-words">{application.message}</blockquote>}
          <Standing application={application} />
        </section>
        <Answers answers={application.answers} />
        {application.tasks.map((task) => (
          <Task key={task.submitted_at} task={task} />
        ))}
        <Files application={application} token={token} />
        <Feedback feedbacks={application.feedbacks} />
        <Notes notes={application.notes} />
        <p class="meta">{t('careers:shared.until', { day: dayText(language, application.expires_at) })}</p>
      </main>
      <SiteFooter />
    </>
  );
}

function Standing({ application }: Pick<SharedProps, 'application'>) {
  const { t, language } = useTexts();
  const { stage_name, status, applied_at, rating } = application;
  return (
    <dl class="shared-facts">
      <Fact name={t('careers:shared.stage')}>{stage_name}</Fact>
      <Fact name={t('careers:shared.status')}>{t(`careers:shared.statuses.${status}`)}</Fact>
      <Fact name={t('careers:shared.appliedOn')}>{dayText(language, applied_at)}</Fact>
      {rating !== null && (
        <Fact name={t('careers:shared.rating')}>
          {t('careers:shared.stars', { rating: rating.toLocaleString(LOCALES[language]) })}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Answers({ answers }: Pick<SharedApplication, 'answers'>) {
  const { t } = useTexts();
  if (answers.length === 0) return null;
  return (
    <Part heading={t('careers:shared.answers')}>
      <AnswerList answers={answers} />
    </Part>
  );
}

/** A form or quiz of a stage. */
function Task({ task }: { task: SharedApplication['tasks'][number] }) {
  const { t, language } = useTexts();
  const { name, submitted_at, passed, answers } = task;
  const result = { score: task.score ?? 0, total: task.max_score ?? 0 };
  return (
    <Part heading={name}>
      <p class="meta">
        {dayText(language, submitted_at)}
        {passed !== null && ` · ${t(`careers:shared.result.${passed ? 'passed' : 'failed'}`, result)}`}
      </p>
      <AnswerList answers={answers} />
    </Part>
  );
}

function AnswerList({ answers }: Pick<SharedApplication, 'answers'>) {
  const { t } = useTexts();
  return (
    <dl class="shared-answers">
      {answers.map(({ title, value }) => (
        <Fact key={title} name={title}>
          {answerText(t, value)}
        </Fact>
      ))}
    </dl>
  );
}

function answerText(t: Translate, value: SharedApplication['answers'][number]['value']): string {
  if (value === null) return t('careers:shared.noAnswer');
  if (Array.isArray(value)) return value.join(', ');
  return value === YES || value === NO ? t(`careers:questions.${value}`) : String(value);
}

function Files({ application: { attachments }, token }: SharedProps) {
  const { t } = useTexts();
  if (attachments.length === 0) return null;
  return (
    <Part heading={t('careers:shared.files')}>
      <ul class="shared-files">
        {attachments.map(({ id, file_name: name }) => (
          <li key={id}>
            <a
              href={`/v1/shared_applications/${token}/attachments/${id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('careers:shared.open', { name })}
            >
              <Icon name="file" /> {name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Feedback({ feedbacks }: Pick<SharedApplication, 'feedbacks'>) {
  const { t } = useTexts();
  if (feedbacks.length === 0) return null;
  return (
    <Part heading={t('careers:shared.feedback')}>
      {feedbacks.map(({ author, recommendation, body }) => (
        <div key={author} class="shared-remark">
          <p>
            <strong>{author}</strong> · {t(`careers:shared.recommendations.${recommendation}`)}
          </p>
          {body && <p class="shared-words">{body}</p>}
        </div>
      ))}
    </Part>
  );
}

function Notes({ notes }: Pick<SharedApplication, 'notes'>) {
  const { t, language } = useTexts();
  if (notes.length === 0) return null;
  return (
    <Part heading={t('careers:shared.notes')}>
      {notes.map(({ author, body, created_at }) => (
        <div key={created_at} class="shared-remark">
          <p>
            <strong>{author}</strong> <span class="meta">{dayText(language, created_at)}</span>
          </p>
          <p class="shared-words">{body}</p>
        </div>
      ))}
    </Part>
  );
}

const Part = ({ heading, children }: { heading: string; children: ComponentChildren }) => (
  <section>
    <h2 class="quiet-heading">{heading}</h2>
    <div class="card shared-part">{children}</div>
  </section>
);
