// Previews a bulk message: whom it reaches, whom not and why, and for whom a merge tag stays empty (MSG-006).

import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import type { previewMessages as door } from '@onward/contract/messages/conversations';
import { emptyTags, fillSubject, fillTags } from '@onward/domain/messages/merge-tags';
import { hidePersonalLinks } from '@onward/domain/messages/personal-links';
import type { App } from '../../../platform/app.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { selectedIds, visibleOf } from '../../applicants/applicants.service.ts';
import { wordingFor } from '../templates/templates.service.ts';
import { senderNameOf } from '../threads/conversations.service.ts';
import { mergeValues, tagsOfMessage } from './merge-values.ts';
import { refuseUnknownTags, segmentsOf } from './queue-message.ts';
import { addressOf, findRecipients, nameOf, type Recipient, whyNot } from './recipients.queries.ts';

type Preview = ResponseOf<typeof door>;

const NAMED_MAX = 100;
const BATCH = 500;

export async function previewMessages(app: App, call: CompanyCall, input: BodyOf<typeof door>): Promise<Preview> {
  refuseUnknownTags(input);
  const { tx, access, now } = call;
  const ids = await visibleOf(tx, access, await selectedIds(call, input));
  const translated = input.template_id ? await wordingFor(tx, access.companyId, input.template_id) : null;
  const context = { app, tx, senderName: await senderNameOf(call), now };
  const preview: Preview = {
    total: ids.length,
    reached: 0,
    skipped: [],
    skipped_count: 0,
    empty_tags: [],
    empty_tags_count: 0,
    shown: null,
    segments: null,
  };
  const look = async (to: Recipient) => {
    const person = { application_id: to.application_id, name: nameOf(to) };
    const reason = whyNot(to, input.channel, 'staff');
    if (reason) {
      preview.skipped_count += 1;
      if (preview.skipped.length < NAMED_MAX) preview.skipped.push({ ...person, reason });
      return;
    }
    preview.reached += 1;
    const words = translated?.(to.language) ?? { subject: input.subject ?? null, body: input.body };
    const wanted = tagsOfMessage(words);
    const values = await mergeValues(context, to, wanted);
    const empty = emptyTags(`${words.subject ?? ''} ${words.body}`, values);
    if (empty.length > 0) {
      preview.empty_tags_count += 1;
      if (preview.empty_tags.length < NAMED_MAX) preview.empty_tags.push({ ...person, tags: empty });
    }
    const body = fillTags(words.body, values);
    const segments = segmentsOf(input.channel, body);
    if (segments !== null) preview.segments = Math.max(preview.segments ?? 0, segments);
    if (preview.shown === null || input.shown_application_id === to.application_id) {
      const subject = input.channel === 'email' ? fillSubject(words.subject ?? '', values) : null;
      preview.shown = { ...person, to: addressOf(to, input.channel) ?? '', subject, body: hidePersonalLinks(body) };
    }
  };
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const found = await findRecipients(tx, access.companyId, batch);
    for (const id of batch) {
      const to = found.get(id);
      if (to) await look(to);
    }
  }
  return preview;
}
