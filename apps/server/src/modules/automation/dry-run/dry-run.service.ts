// A dry run of a process: when each rule would run and the exact text it would send. Nothing is written.

import type { BodyOf } from '@onward/contract/endpoint';
import type {
  dryRunHiringProcess as door,
  HiringProcessDryRun,
} from '@onward/contract/hiring-processes/hiring-processes';
import {
  dryRunProcess,
  type PlannedMessage,
  type PlannedStage,
  type PlannedStep,
} from '@onward/domain/automation/dry-run';
import { READY_TASKS } from '@onward/domain/careers/task-links';
import type { RuleKind } from '@onward/domain/hiring-processes/rules';
import { emptyTags, fillTags, type TagValues } from '@onward/domain/messages/merge-tags';
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import { readMoment } from '../../../platform/http/moments.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { checkMail } from '../../background-checks/background-checks.service.ts';
import { emailOf, receiptLink, shapeOfLink } from '../../careers/careers.service.ts';
import { type ProcessEntry, readDraft } from '../../hiring-processes/hiring-processes.service.ts';
import { addressOf, mergeValues, nameOf, type Recipient, reachable, wordsOf } from '../../messages/messages.service.ts';
import { offerMail } from '../../offers/offers.service.ts';
import { RULE_EFFECTS } from '../rule-effects.ts';
import { exampleApplicant, findApplicant } from './find-people.ts';

/** Meeting reminders have their own timers. */
const CARRIED_OUT = [...(Object.keys(RULE_EFFECTS) as RuleKind[]), 'meeting_reminder' as const];

export async function dryRun(
  app: App,
  call: CompanyCall,
  id: number,
  input: BodyOf<typeof door>,
): Promise<HiringProcessDryRun> {
  const { application_id: applicationId = null, position_key: positionKey = null } = input;
  const process = await readDraft(call, id, input.hiring_process_template);
  const to = applicationId ? await findApplicant(call, applicationId) : await exampleApplicant(call, positionKey);
  const plan = dryRunProcess({
    stages: process.stages.map(({ reference, stage_type }) => ({ id: reference, stage_type })),
    rules: process.rules,
    person: { reach: reachable(to), timeZone: to.time_zone },
    moduleOn: call.access.modules.includes('hiring_stages'),
    carriedOut: { kinds: CARRIED_OUT, tasks: READY_TASKS },
    start: input.starts_at === undefined ? call.now : readMoment(input.starts_at, 'starts_at'),
  });
  const values = await mergeValues({ app, tx: call.tx, senderName: to.advertiser, now: call.now }, to, []);
  const writer = { app, process, to, values, language: chooseLanguage([to.language], app.config.environment) };
  return {
    person: { application_id: applicationId, name: nameOf(to), time_zone: to.time_zone },
    stages: plan.map((stage) => presentStage(writer, stage)),
  };
}

interface Writer {
  app: App;
  process: ProcessEntry;
  to: Recipient;
  values: TagValues;
  language: Language;
}

const presentStage = (
  writer: Writer,
  { enters_at, meeting_at, leaving, steps, ...stage }: PlannedStage,
): HiringProcessDryRun['stages'][number] => ({
  ...stage,
  enters_at: enters_at.toISOString(),
  meeting_at: meeting_at?.toISOString() ?? null,
  leaving: { by: leaving.by, rule: leaving.by === 'rule' ? leaving.rule : null, to_stage_id: leaving.to_stage_id },
  steps: steps.map((step) => ({
    ...step,
    runs_at: step.runs_at.toISOString(),
    messages: step.messages.map((message) => ({
      ...message,
      to: addressOf(writer.to, message.channel),
      leaves_at: message.leaves_at.toISOString(),
      ...textOf(writer, { ...stage, meeting_at }, step, message),
    })),
  })),
});

interface Text {
  subject: string | null;
  body: string;
  empty_tags: string[];
}

function textOf(writer: Writer, place: Place, { rule, mail }: PlannedStep, { channel }: PlannedMessage): Text {
  const written = rule === null ? null : writer.process.rules[rule]?.message_template;
  if (!written)
    return mail === 'offer' || mail === 'check'
      ? askText(writer, place, mail, channel)
      : mailText(writer, place, mail ?? 'task', channel);
  const values = valuesAt(writer, place);
  const subject = channel === 'email' ? written.subject : null;
  return {
    subject: subject === null ? null : fillTags(subject, values),
    body: fillTags(written.body, values),
    empty_tags: emptyTags(`${subject ?? ''} ${written.body}`, values),
  };
}

type Place = Pick<PlannedStage, 'stage_id' | 'meeting_at'>;

const stageAt = ({ process }: Writer, { stage_id }: Place) =>
  process.stages.find(({ reference }) => reference === stage_id);

/** Sample link and time of the stage, because no real ones exist yet. */
function valuesAt(writer: Writer, place: Place): TagValues {
  const { app, to, values, language } = writer;
  const stage = stageAt(writer, place);
  return {
    ...values,
    link: stage ? shapeOfLink(app, stage.stage_type) : null,
    meeting_time: place.meeting_at && spokenTime(place.meeting_at, to.time_zone, language),
  };
}

function mailText(writer: Writer, place: Place, name: 'receipt' | 'task', channel: PlannedMessage['channel']): Text {
  const { app, to, language } = writer;
  const stage = stageAt(writer, place);
  const link = name === 'receipt' ? receiptLink(app, '…') : (stage && shapeOfLink(app, stage.stage_type)) || '';
  const { text, subject, ...layout } = emailOf(translator(language), to.first_name, {
    name,
    link,
    values: {
      position: to.position_title,
      place: to.location_name,
      company: to.advertiser,
      brand: to.brand_name,
      ...(stage && { stage }),
    },
    ...(name === 'task' &&
      stage?.stage_type === 'scheduling' && { step: { asked: { texts: 'booking', config: stage.config }, link } }),
  });
  const isEmail = channel === 'email';
  return { subject: isEmail ? subject : null, body: isEmail ? wordsOf(layout, language) : text, empty_tags: [] };
}

function askText(writer: Writer, place: Place, mail: 'offer' | 'check', channel: PlannedMessage['channel']): Text {
  const { app, to, language } = writer;
  const stage = stageAt(writer, place);
  const t = translator(language);
  const values = {
    firstName: to.first_name,
    position: to.position_title,
    place: to.location_name,
    company: to.advertiser,
    link: (stage && shapeOfLink(app, stage.stage_type)) || '',
    until: '…',
  };
  const { text, subject, ...layout } =
    mail === 'offer' ? offerMail(t, 'sent', values) : checkMail(t, 'invitation', values);
  const isEmail = channel === 'email';
  return { subject: isEmail ? subject : null, body: isEmail ? wordsOf(layout, language) : text, empty_tags: [] };
}
