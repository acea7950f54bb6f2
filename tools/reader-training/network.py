"""The network. Its input is a grey line of 32 rows, its output the log-odds per column."""

import torch
import torch.nn as nn

from kernels import norm_relu, per_channel
from signs import CLASSES

WIDTH = 192
"""Channels of the one-row part."""
SPANS = (5, 7, 9, 11, 9, 7, 9, 11, 5)
"""Columns that each block of the one-row part reads; a column is 4 pixels."""


class Dense(nn.Module):
    def __init__(self, inputs, outputs, kernel, stride=(1, 1), padding=(0, 0)):
        super().__init__()
        self.filter = nn.Conv2d(inputs, outputs, kernel, stride, padding, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        return norm_relu(self.norm, self.filter(x))

    def stages(self):
        yield "dense", self.filter, self.norm, False


class Separable(nn.Module):
    """Block of a filter per channel and a mix of channels. If the shape stays, the input is added to the output."""

    def __init__(self, inputs, outputs, kernel=(3, 3), stride=(1, 1)):
        super().__init__()
        padding = (kernel[0] // 2, kernel[1] // 2)
        self.filter = nn.Conv2d(inputs, inputs, kernel, stride, padding, groups=inputs, bias=False)
        self.filter_norm = nn.BatchNorm2d(inputs)
        self.mix = nn.Conv2d(inputs, outputs, 1, bias=False)
        self.mix_norm = nn.BatchNorm2d(outputs)
        self.adds = inputs == outputs and stride == (1, 1)

    def forward(self, x):
        y = per_channel(self.filter, x)
        return norm_relu(self.mix_norm, self.mix(norm_relu(self.filter_norm, y)), x if self.adds else None)

    def stages(self):
        yield "depthwise", self.filter, self.filter_norm, False
        yield "pointwise", self.mix, self.mix_norm, self.adds


class Network(nn.Module):
    """Maps [lines, 1, 32, width] to [lines, 2 * ceil(width / 4), CLASSES]: two outputs per column, so that "ll" fits."""

    def __init__(self, spans=SPANS):
        super().__init__()
        self.body = nn.Sequential(
            Dense(1, 16, (3, 3), (2, 2), (1, 1)),
            Dense(16, 48, (3, 3), (2, 2), (1, 1)),
            Separable(48, 64),
            Separable(64, 96),
            Separable(96, 128, stride=(2, 1)),
            Separable(128, 128),
            Separable(128, 128),
            Dense(128, WIDTH, (4, 1)),
            *[Separable(WIDTH, WIDTH, (1, span)) for span in spans],
        )
        self.head = nn.Conv2d(WIDTH, 2 * CLASSES, 1)

    def forward(self, x):
        y = self.head(self.body(x)).squeeze(2)
        lines, _, columns = y.shape
        return y.view(lines, 2, CLASSES, columns).permute(0, 3, 1, 2).reshape(lines, 2 * columns, CLASSES)

    def stages(self):
        """Lists the layers in order: (kind, convolution, batch norm or None, true if the input of the block is added)."""
        for block in self.body:
            yield from block.stages()
        yield "head", self.head, None, False
