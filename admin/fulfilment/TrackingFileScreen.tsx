import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parcelCarriers, type CarrierCode } from '../../shared/fulfilment/carriers.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import type { Failure } from '../kit/mutation/failure.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { sendTrackingFile } from './sendTrackingFile.ts';
import * as t from './__generated__/messages.ts';

const codes = (Object.keys(parcelCarriers) as CarrierCode[]).filter((code) => code !== 'OTHER');

/** Uploads a file with tracking numbers. */
export function TrackingFileScreen() {
  return (
    <>
      <ScreenHead title={t.importTrackingNumbers} description={t.markManyOrdersAs} back={{ path: '/orders', title: t.orders }} />
      <Panel title={t.uploadAFile} description={t.fileFormat}>
        <UploadForm />
      </Panel>
      <Panel title={t.columns}>
        <p>{t.columnsHelp({ strong: (text) => <strong>{text}</strong> })}</p>
      </Panel>
    </>
  );
}

function UploadForm() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  async function send(carrier: string): Promise<void> {
    const file = input.current?.files?.[0];
    const refuse = (message: string) => setFailure({ code: 'INVALID_INPUT', message, fields: { file: message }, correlationId: null });
    setFailure(null);
    if (!file) return refuse(t.chooseACsvFile);
    setBusy(true);
    const sent = await sendTrackingFile(file, carrier);
    setBusy(false);
    if ('message' in sent) return refuse(sent.message);
    await navigate(`/orders/tracking/${sent.databaseId}`);
  }

  return (
    <AdminForm
      submitLabel={isBusy ? t.checkingFile : t.checkFile}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(data) => void send(textOf(data, 'carrier'))}
    >
      <TextField ref={input} label={t.csvFile} type="file" accept=".csv,.tsv,.txt,text/csv" error={failure?.fields.file} />
      <SelectField label={t.carrierOfRowsThatDontName} name="carrier" defaultValue="">
        <option value="">{t.none}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {parcelCarriers[code].name}
          </option>
        ))}
      </SelectField>
    </AdminForm>
  );
}
