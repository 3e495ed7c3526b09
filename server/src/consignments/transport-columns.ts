/** Converts between the columns and the record of how a consignment travels. */
import type { Transport } from '@vikray/contract/consignments/transport.ts';
import type { TransportColumns } from './consignments-tables.ts';

/** The record from the columns. */
export function asTransport(row: TransportColumns): Transport {
  return {
    transporter: row.transporter,
    transporterId: row.transporter_id,
    mode: row.transport_mode,
    vehicleNumber: row.vehicle_number,
    vehicleType: row.vehicle_type,
    lrNumber: row.lr_number,
    lrDate: row.lr_on,
    distance: row.distance_km,
    packages: row.packages,
    weight: row.weight_hundredths,
    driver: row.driver,
    driverMobile: row.driver_mobile,
    freight: row.freight,
    remark: row.remark,
  };
}

type Entered = { readonly [K in Exclude<keyof Transport, 'lrDate'>]?: Transport[K] | undefined } & {
  readonly lrDate?: string | null | undefined;
};

/** The columns of the fields that a request names. */
export function transportColumns(input: Entered): Partial<TransportColumns> {
  const { lrDate } = input;
  return {
    ...(input.transporter !== undefined && { transporter: input.transporter }),
    ...(input.transporterId !== undefined && { transporter_id: input.transporterId }),
    ...(input.mode !== undefined && { transport_mode: input.mode }),
    ...(input.vehicleNumber !== undefined && { vehicle_number: input.vehicleNumber }),
    ...(input.vehicleType !== undefined && { vehicle_type: input.vehicleType }),
    ...(input.lrNumber !== undefined && { lr_number: input.lrNumber }),
    ...(lrDate !== undefined && { lr_on: lrDate ?? '' }),
    ...(input.distance !== undefined && { distance_km: input.distance }),
    ...(input.packages !== undefined && { packages: input.packages }),
    ...(input.weight !== undefined && { weight_hundredths: input.weight }),
    ...(input.driver !== undefined && { driver: input.driver }),
    ...(input.driverMobile !== undefined && { driver_mobile: input.driverMobile }),
    ...(input.freight !== undefined && { freight: input.freight }),
    ...(input.remark !== undefined && { remark: input.remark }),
  };
}
