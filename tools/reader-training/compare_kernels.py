"""Compares `kernels.c` with torch: the output of each part and its gradients. Differences are printed as shares of the largest value;
bfloat16 rounds at 0.004. Ends with 1 where one is above 0.01.
"""

import copy
import sys

import torch
from torch import nn

import kernels

PICTURE = torch.randn(5, 64, 8, 37).bfloat16().contiguous(memory_format=torch.channels_last)
SHAPES = [((3, 3), (1, 1)), ((3, 3), (2, 1))] + [((1, taps), (1, 1)) for taps in (5, 7, 9, 11)]


def far(ours, theirs):
    return float((ours.float() - theirs.float()).abs().max() / theirs.float().abs().max())


def both(picture):
    return picture.clone().requires_grad_(), picture.float().requires_grad_()


def of_norm():
    ours, theirs = nn.BatchNorm2d(64), nn.BatchNorm2d(64)
    nn.init.normal_(ours.weight)
    nn.init.normal_(ours.bias)
    theirs.load_state_dict(ours.state_dict())
    (x, wide_x), (kept, wide_kept) = both(PICTURE), both(torch.randn_like(PICTURE))
    out, wide_out = kernels.norm_relu(ours, x, kept), wide_kept + torch.relu(theirs(wide_x))
    gradient = torch.randn_like(out)
    out.backward(gradient)
    wide_out.backward(gradient.float())
    yield "norm", out, wide_out
    yield "norm, picture", x.grad, wide_x.grad
    yield "norm, kept", kept.grad, wide_kept.grad
    for name in ("weight", "bias"):
        yield f"norm, {name}", getattr(ours, name).grad, getattr(theirs, name).grad
    for name in ("running_mean", "running_var"):
        yield f"norm, {name}", getattr(ours, name), getattr(theirs, name)


def of_filter(shape, stride, picture):
    ours = nn.Conv2d(64, 64, shape, stride, (shape[0] // 2, shape[1] // 2), groups=64, bias=False)
    ours.weight.data = ours.weight.data.bfloat16().float()
    theirs = copy.deepcopy(ours)
    x, wide_x = both(picture)
    out, wide_out = kernels.per_channel(ours, x), theirs(wide_x)
    gradient = torch.randn_like(out)
    out.backward(gradient)
    wide_out.backward(gradient.float())
    name = f"filter {shape} by {stride}, {picture.shape[3]} wide"
    yield name, out, wide_out
    yield f"{name}, picture", x.grad, wide_x.grad
    yield f"{name}, weight", ours.weight.grad, theirs.weight.grad


def of_ctc(signs, spread):
    """Makes lines that repeat few signs. The first line has too few columns for its text."""
    lengths, columns = torch.randint(1, 40, (32,)), torch.randint(80, 169, (32,))
    lengths[0], columns[0] = 20, 10
    target, logits = torch.randint(1, signs, (int(lengths.sum()),)), torch.randn(32, 168, 108) * spread
    ours, theirs = logits.clone().requires_grad_(), logits.clone().requires_grad_()
    loss = kernels.ctc(ours, target, columns, lengths)
    wide_loss = nn.functional.ctc_loss(
        theirs.log_softmax(2).permute(1, 0, 2), target, columns, lengths, reduction="none", zero_infinity=True
    )
    weights = torch.rand(32)
    (loss * weights).sum().backward()
    (wide_loss * weights).sum().backward()
    yield f"ctc of {signs} signs", loss, wide_loss
    yield f"ctc of {signs} signs, logits", ours.grad, theirs.grad


def main():
    if kernels.kernels() is None:
        sys.exit("kernels.c needs gcc and a processor with AVX-512 and its bfloat16")
    pairs = [*of_norm(), *of_ctc(108, 1), *of_ctc(4, 6)]
    for shape, stride in SHAPES:
        for width in (37, 4):
            pairs += of_filter(shape, stride, PICTURE[:, :, :, :width].contiguous(memory_format=torch.channels_last))
    for name, ours, theirs in pairs:
        print(f"{far(ours, theirs):.1e}  {name}")
    sys.exit(max(far(ours, theirs) for _, ours, theirs in pairs) > 0.01)


if __name__ == "__main__":
    main()
