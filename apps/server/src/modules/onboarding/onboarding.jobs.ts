// Background jobs of onboarding.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { BATCH_TASK, type BatchJob, LINKS_TASK, runBatch, sendBatchLinks } from './bulk/run-batches.ts';
import { FILE_TASK, type FileJob } from './filing/file-form.ts';
import { fileForm, RESUME_FILING_TASK, resumeFiling } from './filing/file-forms.ts';
import { FINISH_TASK, finishSending } from './hr/send-to-payroll.ts';
import { REMIND_TASK, remindEmployees } from './running/telling/remind-employees.ts';
import { SCREENING_TASK, type ScreeningJob } from './screening/order-screening.ts';
import {
  RECONNECTED_TASK,
  RESUME_SCREENINGS_TASK,
  resumeScreenings,
  screenAfterRepair,
  sendScreening,
} from './screening/send-screening.ts';
import { KEEP_TASK, keepSigned } from './signing/keep-signed.ts';
import { PREPARE_TASK, type PrepareJob, prepareDocuments } from './signing/request-documents.ts';

type EventPayload = Parameters<typeof keepSigned>[1];

export const onboardingJobs = (app: App): RoomJobs => ({
  handlers: {
    [PREPARE_TASK]: (payload) => prepareDocuments(app, payload as PrepareJob),
    [KEEP_TASK]: (payload) => keepSigned(app, payload as EventPayload),
    [FILE_TASK]: (payload) => fileForm(app, payload as FileJob),
    [RESUME_FILING_TASK]: () => resumeFiling(app),
    [FINISH_TASK]: (payload) => finishSending(app, payload as EventPayload),
    [SCREENING_TASK]: (payload) => sendScreening(app, payload as ScreeningJob),
    [RESUME_SCREENINGS_TASK]: () => resumeScreenings(app),
    [RECONNECTED_TASK]: (payload) => screenAfterRepair(app, payload as EventPayload),
    [REMIND_TASK]: () => remindEmployees(app),
    [BATCH_TASK]: (payload) => runBatch(app, payload as BatchJob),
    [LINKS_TASK]: (payload) => sendBatchLinks(app, payload as BatchJob),
  },
  cron: [
    { task: RESUME_FILING_TASK, pattern: '*/10 * * * *' },
    { task: RESUME_SCREENINGS_TASK, pattern: '*/10 * * * *' },
    // During the day of the United States.
    { task: REMIND_TASK, pattern: '*/15 13-23 * * *' },
  ],
});
