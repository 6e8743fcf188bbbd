import type { CareerPosition } from '@onward/contract/careers/career-pages';
import { Icon } from '../parts/Icon.tsx';
import { Tile } from '../parts/Tile.tsx';
import { payText, placeText, postedDay } from '../texts/job-texts.ts';
import { useTexts } from '../texts/texts.ts';

/** At most two shifts: the card shows what distinguishes the job, its page shows the rest. */
const SHIFTS_SHOWN = 2;

function JobCard({ job }: { job: CareerPosition }) {
  const texts = useTexts();
  const { t, language } = texts;
  const pay = payText(texts, job);
  return (
    <li>
      <a class="card job-card" href={job.path}>
        <span class="job-head">
          <Tile {...job.brand} />
          <span class="job-words">
            <strong class="job-title">{job.title}</strong>
            <span class="meta">
              {/* The letter on the tile says nothing to a screen reader. */}
              <span class="unseen">{job.brand.name} · </span>
              {placeText(t, job.location)} · {t('careers:jobs.posted', { date: postedDay(language, job) })}
            </span>
          </span>
          <Icon name="chevronRight" size={20} />
        </span>
        <span class="job-facts">
          {pay && <span class="job-pay">{pay}</span>}
          <span class="tags">
            {job.shifts.slice(0, SHIFTS_SHOWN).map((shift) => (
              <span key={shift} class="tag">
                {t(`careers:jobs.shifts.${shift}`)}
              </span>
            ))}
            <span class="tag">{t(`careers:jobs.types.${job.employment_type}`)}</span>
          </span>
        </span>
      </a>
    </li>
  );
}

export const JobList = ({ jobs }: { jobs: readonly CareerPosition[] }) => (
  <ul class="cards">
    {jobs.map((job) => (
      <JobCard key={job.digest_key} job={job} />
    ))}
  </ul>
);
