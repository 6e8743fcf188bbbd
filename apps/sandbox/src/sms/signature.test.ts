import { expect, test } from 'vitest';
import { signWebhook } from './signature.ts';

test('the signature of the published example is reproduced', () => {
  const fields = {
    Digits: '1234',
    CallSid: 'CA1234567890ABCDE',
    To: '+18005551212',
    Caller: '+12349013030',
    From: '+12349013030',
  };
  expect(signWebhook('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields)).toBe(
    '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  );
});
