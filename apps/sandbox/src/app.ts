import { join } from 'node:path';
import Fastify from 'fastify';
import { CalendarWorld } from './calendars/calendar-world.ts';
import { calendarRoutes } from './calendars/calendars.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { checkrRoutes } from './checkr/checkr.routes.ts';
import { CheckrWorld } from './checkr/checkr-world.ts';
import { ReportRuns } from './checkr/run-reports.ts';
import { CheckrEvents } from './checkr/send-events.ts';
import { everifyRoutes } from './everify/everify.routes.ts';
import { EverifyWorld } from './everify/everify-world.ts';
import { fileRoutes } from './files/files.routes.ts';
import { ObjectFolder } from './files/object-folder.ts';
import { guardAgainstForeignPages } from './http/caller-guard.ts';
import { acceptForms } from './http/form-body.ts';
import { LOOPBACK } from './http/loopback.ts';
import type { BoardPosting } from './job-boards/board-posting.ts';
import { jobBoardRoutes } from './job-boards/job-boards.routes.ts';
import { marketplaceRoutes } from './job-boards/marketplace.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import type { ReceivedEmail } from './mail/received-email.ts';
import { receiveMail } from './mail/smtp-receiver.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { loadProviderKeys } from './oidc/provider-keys.ts';
import { calendarPageRoutes } from './pages/calendars.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { payrollRoutes } from './payroll/payroll.routes.ts';
import { PayrollWorld } from './payroll/payroll-world.ts';
import { placesRoutes } from './places/places.routes.ts';
import type { ProductAddress } from './product-address.ts';
import { TextDelivery } from './sms/delivery.ts';
import { twilioMessageRoutes } from './sms/messages.routes.ts';
import { ProductWebhooks } from './sms/product-webhooks.ts';
import type { TextMessage } from './sms/text-message.ts';
import { textRoutes } from './sms/texts.routes.ts';
import { RecordLog } from './store.ts';
import { textServiceRoutes } from './text-service/text-service.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';
import { wotcRoutes } from './wotc/wotc.routes.ts';
import { WotcWorld } from './wotc/wotc-world.ts';

export interface SandboxOptions {
  /** 0 uses a free port, here and for SMTP. */
  port: number;
  smtpPort: number;
  /** The sandbox stores its data in the `sandbox` folder inside. */
  dataDir: string;
  /** The product's public URL. */
  publicUrl: string;
  /** Defaults to `${publicUrl}/v1/webhooks/sms`. */
  smsWebhookUrl?: string;
  /** How long a background check takes; five seconds unless a test is in a hurry. */
  reportMs?: number;
}

const REPORT_MS = 5_000;

export interface Sandbox {
  url: string;
  smtpUrl: string;
  /** For a product on a free port, whose address is known only after the sandbox has started. */
  setPublicUrl(publicUrl: string): void;
  stop(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const folder = join(options.dataDir, 'sandbox');
  const product: ProductAddress = { publicUrl: options.publicUrl, smsWebhookUrl: options.smsWebhookUrl };

  const emails = await RecordLog.open<ReceivedEmail>(join(folder, 'emails.jsonl'));
  const texts = await RecordLog.open<TextMessage>(join(folder, 'texts.jsonl'));
  const boardPostings = await RecordLog.open<BoardPosting>(join(folder, 'job-boards.jsonl'));
  const calendars = await CalendarWorld.open(folder);
  const checkr = await CheckrWorld.open(folder);
  const payroll = await PayrollWorld.open(folder);
  const everify = await EverifyWorld.open(folder);
  const wotc = await WotcWorld.open(folder);
  const checkrEvents = new CheckrEvents(checkr, product);
  const reportRuns = new ReportRuns(checkr, checkrEvents, options.reportMs ?? REPORT_MS);
  const webhooks = new ProductWebhooks(product);
  const delivery = new TextDelivery(texts, webhooks);
  const app = Fastify({ forceCloseConnections: true });
  const ownUrl = () => app.listeningOrigin;
  const answeringSide = { texts, delivery, webhooks, product, ownUrl };

  guardAgainstForeignPages(app);
  acceptForms(app);
  mailRoutes(app, emails, product);
  twilioMessageRoutes(app, answeringSide);
  textRoutes(app, answeringSide);
  jobBoardRoutes(app, boardPostings);
  marketplaceRoutes(app);
  calendarRoutes(app, { world: calendars, product, ownUrl });
  checkrRoutes(app, { world: checkr, events: checkrEvents, runs: reportRuns, product, ownUrl });
  payrollRoutes(app, payroll, product);
  everifyRoutes(app, everify);
  wotcRoutes(app, wotc);
  webhookRoutes(app);
  chatRoutes(app, ownUrl);
  placesRoutes(app);
  textServiceRoutes(app);
  oidcRoutes(app, await loadProviderKeys(join(folder, 'oidc-keys.json')), product);
  fileRoutes(app, await ObjectFolder.open(join(folder, 'files')));
  calendarPageRoutes(app, calendars);
  pageRoutes(app, emails, answeringSide, boardPostings);

  const closeHttp = async () => {
    webhooks.stop();
    reportRuns.stop();
    await app.close();
    await checkrEvents.stop();
    await delivery.settled();
    const logs = [emails, texts, boardPostings, calendars, checkr, payroll, everify, wotc];
    await Promise.all(logs.map((log) => log.close()));
  };

  try {
    await app.listen({ host: LOOPBACK, port: options.port });
    const smtp = await receiveMail(emails, options.smtpPort);
    const url = app.listeningOrigin;
    return {
      url,
      smtpUrl: `smtp://${new URL(url).hostname}:${smtp.port}`,
      setPublicUrl: (publicUrl) => {
        product.publicUrl = publicUrl;
      },
      stop: async () => {
        await smtp.stop();
        await closeHttp();
      },
    };
  } catch (error) {
    await closeHttp();
    throw error;
  }
}
