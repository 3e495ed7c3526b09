import calendar from '@rc-component/picker/generate/dayjs';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { today } from '../../platform/today.ts';

/** antd's date picker, whose calendar marks today's date in the office, wherever the browser is. */
export const OfficeDatePicker = DatePicker.generatePicker<Dayjs>({ ...calendar, getNow: () => dayjs(today()) });
