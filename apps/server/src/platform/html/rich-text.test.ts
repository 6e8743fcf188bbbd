import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './rich-text.ts';

describe('rich text', () => {
  it('keeps what an author may use [JOB-001]', () => {
    const text =
      '<p>One <strong>two</strong> <em>three</em> <u>four</u><br>five</p><h2>Six</h2><h3>Seven</h3>' +
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p><a href="https://x.test/?a=1&amp;b=2">link</a></p>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  it.each([
    ['<h1>Big</h1>', '<h2>Big</h2>'],
    ['<H4>Small</H4>', '<h3>Small</h3>'],
    ['<b>b</b><i>i</i>', '<strong>b</strong><em>i</em>'],
    ['<div>block</div>', '<p>block</p>'],
    ['<p style="color:red" class="x">plain</p>', '<p>plain</p>'],
    ['<br/><BR >', '<br><br>'],
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    ['<a href="mailto:hi@x.test">mail</a>', '<a href="mailto:hi@x.test">mail</a>'],
    ["<a href='http://x.test'>x</a>", '<a href="http://x.test">x</a>'],
    ['<a href=http://x.test target=_blank>x</a>', '<a href="http://x.test">x</a>'],
    ['<a>no target</a>', 'no target'],
    ['<a>no target</a><p>next</p>', 'no target<p>next</p>'],
    ['Fish & chips &amp; peas &nbsp;&#39;', 'Fish &amp; chips &amp; peas &nbsp;&#39;'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<!-- gone --><p>here</p><!doctype html><?xml?>', '<p>here</p>'],
  ])('writes %j as %j [JOB-001]', (given, expected) => {
    expect(sanitizeRichText(given)).toBe(expected);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<SCRIPT SRC=//evil.test></SCRIPT>ok', 'ok'],
    ['<script>alert("</p>")</script >ok', 'ok'],
    ['<script>never closed', ''],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<style>p{background:url(javascript:1)}</style>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<svg/onload=alert(1)>ok', 'ok'],
    ['<p onclick="alert(1)">ok</p>', '<p>ok</p>'],
    ['<p onclick="a>b">ok</p>', '<p>ok</p>'],
    ['<iframe src="javascript:alert(1)">inside</iframe>ok', 'ok'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'x'],
    ['<a href=" javascript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,<script>1</script>">x</a>', 'x'],
    ['<a href="//evil.test">x</a>', 'x'],
    ['<a href="/relative">x</a>', 'x'],
    [
      '<a href="https://x.test/&quot; onmouseover=&quot;1">x</a>',
      '<a href="https://x.test/&quot;onmouseover=&quot;1">x</a>',
    ],
    ['<p title="</p><script>alert(1)</script>">ok</p>', '<p>ok</p>'],
    ['<p <script>alert(1)</script>ok', '<p>alert(1)ok</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a\u0000b\u0008c', 'abc'],
  ])('takes the sting out of %j [JOB-001, PLT-006]', (given, expected) => {
    expect(sanitizeRichText(given)).toBe(expected);
  });

  it.each([
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    ['<strong>bold', '<strong>bold</strong>'],
    ['plain</strong>', 'plain'],
    // A lone closing paragraph tag is an empty paragraph, as in browsers.
    ['plain</p>', 'plain<p></p>'],
    ['<p><strong>a</p>b</strong>', '<p><strong>a</strong></p>b'],
    ['<li>alone</li>', '<p>alone</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<a href="https://a.test">a<a href="https://b.test">b</a>',
      '<a href="https://a.test">a</a><a href="https://b.test">b</a>',
    ],
    ['text <p', 'text &lt;p'],
  ])('mends %j to %j [JOB-001]', (given, expected) => {
    expect(sanitizeRichText(given)).toBe(expected);
  });

  const pieces = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<a href="',
        'https://x.test">',
        '</a>',
        '<script>',
        '"',
        "'",
      ),
      fc.constantFrom(
        '<strong>',
        '</strong>',
        '&',
        '&amp;',
        '&#60;',
        '<!--',
        '-->',
        '<h1 ',
        '=',
        '>',
        '<',
        'javascript:',
      ),
    ),
  );

  it('does not change when cleaned again, and contains only known tags [JOB-001]', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const clean = sanitizeRichText(parts.join(''));
        expect(sanitizeRichText(clean)).toBe(clean);
        const tags = clean.match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).toMatch(
            /^<(?:\/?(?:p|h2|h3|strong|em|u|ul|ol|li)|\/a|br|a href="(?:https?:\/\/|mailto:)[^"<>]*")>$/i,
          );
        }
        expect(clean.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<', '<p', '<a href="', "<a href='", '<!--', '<script>', '<p>', '<b>', '&', '<ul><li>', '="', '<x y="'])(
    'cleans a long run of %j in time [JOB-001]',
    (piece) => {
      // If the work grew quadratically, this would exceed the test timeout.
      expect(sanitizeRichText(piece.repeat(200_000 / piece.length))).not.toMatch(/<(script|x)/);
    },
  );
});
