import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributionFields, deviceType, extensionsInput, readAttribution } from '../../server/engagement/attribution/checkoutRules.ts';
import { attributionNamespace } from '../../shared/attribution/form.ts';

const attributionOf = (values: Record<string, string | null>) =>
  readAttribution([{ namespace: attributionNamespace, values: Object.entries(values).map(([key, value]) => ({ key, value })) }]);

describe('[F46] reading an order’s attribution', () => {
  it('knows the sixteen fields', () => {
    expect(attributionFields).toEqual([
      'source_type',
      'referrer',
      'utm_campaign',
      'utm_source',
      'utm_medium',
      'utm_content',
      'utm_id',
      'utm_term',
      'utm_source_platform',
      'utm_creative_format',
      'utm_marketing_tactic',
      'session_entry',
      'session_start_time',
      'session_pages',
      'session_count',
      'user_agent',
    ]);
  });

  it('trims texts, turns empty values and (none) into null, and ignores unknown fields', () => {
    const attribution = attributionOf({
      source_type: 'made up',
      utm_source: ' (direct) ',
      utm_term: '(none)',
      utm_id: '',
      utm_content: null,
      session_pages: 'many',
      secret: 'x',
    });
    expect(attribution).toMatchObject({
      sourceType: 'made up',
      utmSource: '(direct)',
      utmTerm: null,
      utmId: null,
      utmContent: null,
      sessionPages: 'many',
      deviceType: null,
    });
    expect(Object.keys(attribution ?? {})).toHaveLength(17);
  });

  it('returns null without any values', () => {
    expect(readAttribution([])).toBeNull();
    expect(attributionOf({ source_type: '(none)', referrer: ' ', other: 'x' })).toBeNull();
  });

  it('uses the first value of a repeated field', () => {
    const values = (value: string) => [{ key: 'utm_source', value }];
    const twice = [
      { namespace: attributionNamespace, values: values('first') },
      { namespace: attributionNamespace, values: values('second') },
    ];
    expect(readAttribution(twice)).toMatchObject({ utmSource: 'first' });
  });

  it('strips markup and control characters, and truncates long values', () => {
    expect(attributionOf({ utm_campaign: '<b>x</b>\u0000"\'<' })).toMatchObject({ utmCampaign: 'x "\'<' });
    expect(attributionOf({ utm_campaign: `<script>x</script>"'<style a="b">y</style >z` })).toMatchObject({ utmCampaign: `"'z` });
    expect(attributionOf({ utm_campaign: '<<b>img src=x onerror=alert(1)>y<scr<i>ipt>z' })).toMatchObject({ utmCampaign: 'yz' });
    expect(attributionOf({ utm_campaign: `${'<'.repeat(2_000)}${'>'.repeat(1_999)}y` })).toMatchObject({ utmCampaign: 'y' });
    expect(attributionOf({ utm_campaign: 'x'.repeat(5_000), referrer: 'y'.repeat(5_000) })).toMatchObject({
      utmCampaign: 'x'.repeat(255),
      referrer: 'y'.repeat(2_000),
    });
  });

  it('accepts any values, and returns texts that can be stored', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const key = fc.oneof(fc.constantFrom(...attributionFields), fc.string());
    const values = fc.array(fc.record({ key, value: fc.option(fc.string({ unit, maxLength: 300 })) }), { maxLength: 5 });
    fc.assert(
      fc.property(values, (given) => {
        const attribution = extensionsInput.parse([{ namespace: attributionNamespace, values: given }]);
        for (const text of Object.values(attribution ?? {})) {
          if (text === null) continue;
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(text.length).toBeLessThanOrEqual(2_000);
        }
      }),
    );
  });

  it('rejects extension data of other namespaces', () => {
    expect(extensionsInput.safeParse([{ namespace: 'acme/loyalty', values: [] }]).success).toBe(false);
    expect(extensionsInput.parse(null)).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Desktop'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1', 'Mobile'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Mobile'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1', 'Tablet'],
    ['curl/8.0', 'Desktop'],
  ])('recognizes %s as %s', (userAgent, device) => {
    expect(deviceType(userAgent)).toBe(device);
    expect(attributionOf({ user_agent: userAgent })).toMatchObject({ userAgent, deviceType: device });
  });
});
