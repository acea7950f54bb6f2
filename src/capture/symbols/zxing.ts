import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import BitArray from '@zxing/library/esm/core/common/BitArray';
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import PDF417Reader from '@zxing/library/esm/core/pdf417/PDF417Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import type { SymbolEngine } from '#vision/symbols/symbol.ts';
import { zxingEngine } from '#vision/symbols/zxing-js.ts';

/** Builds the zxing-js engine from single files: the package's index is twice as large. */
export function browserZxing(): SymbolEngine {
  return zxingEngine({
    BinaryBitmap,
    HybridBinarizer,
    GlobalHistogramBinarizer,
    RGBLuminanceSource,
    BitArray,
    QRCodeReader,
    PDF417Reader,
    Code128Reader,
    tryHarder: DecodeHintType.TRY_HARDER,
  });
}
