-- Why the words of an attachment could not be read: it is not tried again, and nobody takes it for an empty file.
alter table application_attachments add column unreadable_reason text
  check (unreadable_reason in ('too_large', 'too_slow', 'broken'));
